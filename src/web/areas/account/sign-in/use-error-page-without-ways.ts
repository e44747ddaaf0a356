import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useAuthProvidersQuery } from '#web/app/session/sign-in.api.ts'

/**
 * Leads to the error page where the server knows no way to sign in. A failed fetch of them, a cut line too, returns null
 * (specification §8), which is none.
 */
export function useErrorPageWithoutWays(): void {
  const navigate = useNavigate()
  const { data, isSuccess, isError } = useAuthProvidersQuery()
  const hasNone = isError || (isSuccess && Object.keys(data ?? {}).length === 0)
  useEffect(() => {
    if (hasNone) void navigate('/error', { replace: true })
  }, [hasNone, navigate])
}

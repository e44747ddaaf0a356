import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useAuthProvidersQuery } from '#web/app/session/sign-in.api.ts'

/**
 * Leads to the error page where the server knows no way to sign in (specification §8). A failed fetch says nothing about
 * them: the password form stays.
 */
export function useErrorPageWithoutWays(): void {
  const navigate = useNavigate()
  const { data, isSuccess } = useAuthProvidersQuery()
  const hasNone = isSuccess && Object.keys(data ?? {}).length === 0
  useEffect(() => {
    if (hasNone) void navigate('/error', { replace: true })
  }, [hasNone, navigate])
}

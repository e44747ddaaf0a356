import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useAuthProvidersQuery } from '#web/app/session/sign-in.api.ts'

/** Leads to the error page where the server knows no way to sign in, or cannot say any (specification §8). */
export function useErrorPageWithoutWays(): void {
  const navigate = useNavigate()
  const { data, isSuccess, error } = useAuthProvidersQuery()
  const isRefused = error !== undefined && 'status' in error && Number(error.status) >= 500
  const hasNone = isSuccess ? Object.keys(data ?? {}).length === 0 : isRefused
  useEffect(() => {
    if (hasNone) void navigate('/error', { replace: true })
  }, [hasNone, navigate])
}

import { useEffect, useRef } from 'react'
import { useNavigate, type NavigateOptions, type To } from 'react-router'

/** Navigates after a response, but only if the visitor is still on the page that sent the request. */
export function useNavigateFromHere() {
  const navigate = useNavigate()
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return async (to: To, options?: NavigateOptions): Promise<void> => {
    if (here.current) await navigate(to, options)
  }
}

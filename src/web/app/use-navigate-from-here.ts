import { useEffect, useRef } from 'react'
import { useNavigate, type NavigateOptions, type To } from 'react-router'

/** Leads on after an answer, but only who is still where it was asked: who has left is not pulled away. */
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

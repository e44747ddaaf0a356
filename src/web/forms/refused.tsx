import { useEffect, useRef } from 'react'
import { useErrorWords } from '#ui/error-words.ts'
import { Notice } from '#ui/notice.tsx'

/** Error message of a rejected call; takes the focus when shown. */
export function Refused({ error }: { error: unknown }) {
  const words = useErrorWords()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return <Notice ref={box} tabIndex={-1} tone="bad" title={words(error)} />
}

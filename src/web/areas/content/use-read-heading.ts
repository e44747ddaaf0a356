import { useEffect, useState } from 'react'

/** A heading is read from when it is this far up the screen. */
const READ_FROM = 0.3

/** The id of the heading whose text is being read: the last one that scrolled past the upper part of the screen. */
export function useReadHeading(headings: readonly { id: string }[]): string | undefined {
  const [read, setRead] = useState<string>()
  useEffect(() => {
    const look = () => {
      const line = window.innerHeight * READ_FROM
      const passed = headings.filter(({ id }) => (topOf(id) ?? Infinity) <= line)
      setRead((passed.at(-1) ?? headings[0])?.id)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [headings])
  return read
}

function topOf(id: string): number | undefined {
  return document.getElementById(id)?.getBoundingClientRect().top
}

import { useEffect, useState, type RefObject } from 'react'
import type { Size } from './map-frame.ts'

/** Returns the size of an element in whole pixels; null until it is laid out. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    if (!element.current) return undefined
    const watcher = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      setSize(width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : null)
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return size
}

import { afterAll } from 'vitest'

/** Closes what a test file opened before its tests after them, the last opened first. */
export function forFile<Opened extends { close(): Promise<void> }>(opened: Opened): Opened {
  afterAll(() => opened.close())
  return opened
}

/** A line in the server's log, as the authentication client writes them: by a beacon, and nothing waits for it. */
export function logToServer(level: 'error' | 'warn', code: string, message: string): void {
  navigator.sendBeacon('/api/auth/_log', new URLSearchParams({ level, code, message }))
}

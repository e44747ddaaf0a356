/** Logs a line on the server, in the authentication client's format, by a beacon that does not wait. */
export function logToServer(level: 'error' | 'warn', code: string, message: string): void {
  navigator.sendBeacon('/api/auth/_log', new URLSearchParams({ level, code, message }))
}

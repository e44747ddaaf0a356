export function buildSite(): void
export function runTool(command: string, parameters: readonly string[]): void
export function hashOf(files: readonly string[]): string

export function buildSite(options?: { quick?: boolean }): Promise<void>
export function runTool(
  command: string,
  parameters: readonly string[],
  variables?: Readonly<Record<string, string>>,
): Promise<void>
export function hashOf(files: readonly string[]): string

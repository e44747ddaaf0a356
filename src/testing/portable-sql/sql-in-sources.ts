import { globSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

/** SQL as it stands in a file, in lower case and with single spaces; what is put into it is `$`. */
export type SqlText = { file: string; text: string }

/** Lists all source files that may access the database. */
export function sourceFiles(): string[] {
  return globSync('src/{domains,platform,wiring,seed}/**/*.{ts,sql}').filter(
    (file) => !file.endsWith('.test.ts'),
  )
}

/**
 * The text of each `sql` template of these files, of each string that is handed to `query` or `raw`, of other statements, and
 * each statement of a file of SQL.
 */
export function sqlIn(files: readonly string[]): SqlText[] {
  return files.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    const found = file.endsWith('.sql') ? statementsIn(code) : textsIn(code)
    return found.map((text) => ({ file, text: text.toLowerCase().replaceAll(/\s+/g, ' ').trim() }))
  })
}

function textsIn(code: string): string[] {
  if (!/\bsql\b|\.query\(|\.raw\(/.test(code)) return []
  const found: string[] = []
  collect(parseSync(code, { syntax: 'typescript', target: 'esnext' }), found)
  return found
}

/** A statement ends with its line, and the body of a function is between two `$$`. */
function statementsIn(file: string): string[] {
  const code = file.replaceAll(/^\s*--.*$/gm, '')
  return [...code.matchAll(/(?:\$\$.*?\$\$|[^$])*?;$/gms)].map(([statement]) => statement.slice(0, -1))
}

type Node = Record<string, unknown>

/** Matches the start of a statement stored as text. */
const STATEMENT = /^\s*(?:insert into|select|delete from|update \w+ set|with \w+ as|create|alter|lock|set) /i

function collect(node: unknown, found: string[]): void {
  if (Array.isArray(node)) for (const one of node) collect(one, found)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  const one = node as Node
  if (one['type'] === 'TaggedTemplateExpression' && nameOf(one['tag']) === 'sql')
    found.push(templateOf(one['template'] as Node))
  if (one['type'] === 'TemplateLiteral' && STATEMENT.test(templateOf(one))) found.push(templateOf(one))
  if (one['type'] === 'CallExpression' && /^(?:query|raw|copyTo|copyFrom)$/.test(nameOf(one['callee'])))
    for (const { expression } of one['arguments'] as { expression: Node }[])
      found.push(...stringsIn(expression))
  for (const value of Object.values(one)) collect(value, found)
}

/** `sql`, also of sql<Row>, and the last name of a chain. */
function nameOf(node: unknown): string {
  const { type, value, property } = node as Node
  if (type === 'Identifier') return String(value)
  return type === 'MemberExpression' ? nameOf(property) : ''
}

function templateOf(node: Node): string {
  return (node['quasis'] as { cooked?: string; raw: string }[])
    .map(({ cooked, raw }) => cooked ?? raw)
    .join('$')
}

function stringsIn(node: Node): string[] {
  if (node['type'] === 'StringLiteral') return [String(node['value'])]
  return node['type'] === 'TemplateLiteral' ? [templateOf(node)] : []
}

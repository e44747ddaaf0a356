import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BareMachine } from './bare-machine.ts'

const DONE = 'rihla-follow-done'

/**
 * Opens a shell on a machine that runs commands in sequence, as entered by a person: exports persist, and the first failure
 * ends it.
 */
export function openShell({ root, entry }: Pick<BareMachine, 'root' | 'entry'>) {
  mkdirSync(join(root, 'root', 'steps'), { recursive: true })
  const child = spawn('nsenter', entry(['bash', '-eu']), { stdio: ['pipe', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  let output = ''
  let onDone = () => {}
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString()
      if (output.includes(DONE)) onDone()
    })
  let count = 0
  return {
    /** Runs commands and returns their output; throws with it if one fails. */
    async type(commands: string): Promise<string> {
      output = ''
      const file = `/root/steps/${(count += 1)}.sh`
      writeFileSync(join(root, file), commands)
      const done = new Promise<true>((resolve) => (onDone = () => resolve(true)))
      // Runs it from a file: a command that reads stdin would swallow the next ones.
      child.stdin.write(`. ${file} < /dev/null\necho ${DONE}\n`)
      const isDone = await Promise.race([done, ended.then(() => false)])
      const printed = output.replace(DONE, '')
      if (!isDone) throw new Error(`a command failed:\n${printed.slice(-4000)}`)
      return printed
    },
    async close(): Promise<void> {
      child.stdin.end()
      await ended
    },
  }
}

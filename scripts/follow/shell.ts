import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BareMachine } from './bare-machine.ts'

const DONE = 'rihla-follow-done'

/**
 * A shell on a machine, in which one command follows another as a person types them: what one exports the next ones have, and
 * the first that fails ends it.
 */
export function openShell({ root, entry }: Pick<BareMachine, 'root' | 'entry'>) {
  mkdirSync(join(root, 'root', 'steps'), { recursive: true })
  const child = spawn('nsenter', entry(['bash', '-eu']), { stdio: ['pipe', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  let said = ''
  let onDone = () => {}
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      said += bytes.toString()
      if (said.includes(DONE)) onDone()
    })
  let count = 0
  return {
    /** What they print; throws with it where one fails. */
    async type(commands: string): Promise<string> {
      said = ''
      const file = `/root/steps/${(count += 1)}.sh`
      writeFileSync(join(root, file), commands)
      const done = new Promise<true>((resolve) => (onDone = () => resolve(true)))
      // From a file: a command that reads its input would swallow those after it.
      child.stdin.write(`. ${file} < /dev/null\necho ${DONE}\n`)
      const isDone = await Promise.race([done, ended.then(() => false)])
      const printed = said.replace(DONE, '')
      if (!isDone) throw new Error(`a command failed:\n${printed.slice(-4000)}`)
      return printed
    },
    async close(): Promise<void> {
      child.stdin.end()
      await ended
    },
  }
}

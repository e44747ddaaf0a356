import { globSync } from 'node:fs'
import { join } from 'node:path'
import { ANSWERS_FILE } from '#domains/rentals/settlement/supplier-answers.service.ts'
import { moveJournal } from '#platform/journal.ts'
import type { Config } from '../config.ts'
import { webNames } from './primary.ts'

/**
 * Passes suppliers' answers that a process of an earlier start has left to one of this start. After a change
 * of ROLE or WEB_PROCESSES, no other process would open their file.
 */
export async function recoverAnswers(
  dataDir: string,
  { ROLE, WEB_PROCESSES }: Pick<Config, 'ROLE' | 'WEB_PROCESSES'>,
): Promise<void> {
  const ofWeb = WEB_PROCESSES > 1 ? webNames(WEB_PROCESSES).map((name) => join(name, ANSWERS_FILE)) : []
  const opened = WEB_PROCESSES > 1 && ROLE === 'web' ? ofWeb : [ANSWERS_FILE, ...ofWeb]
  const [first = ANSWERS_FILE] = opened
  for (const file of globSync(`{${ANSWERS_FILE},web-*/${ANSWERS_FILE}}`, { cwd: dataDir }))
    if (!opened.includes(file)) await moveJournal(join(dataDir, file), join(dataDir, first))
}

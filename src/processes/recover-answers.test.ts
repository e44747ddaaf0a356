import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ANSWERS_FILE } from '#domains/rentals/settlement/supplier-answers.service.ts'
import { openJournal } from '#platform/journal.ts'
import { recoverAnswers } from './recover-answers.ts'

/** A folder in which earlier processes have each left the answer to a reference of their name. */
async function folderLeftBy(names: readonly string[]): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-answers-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  for (const name of names) {
    const journal = openJournal<string>(join(dataDir, name, ANSWERS_FILE))
    await journal.record(name, 'reserved')
    await journal.close()
  }
  return dataDir
}

function answersIn(dataDir: string): Record<string, string[]> {
  const files = globSync(`**/${ANSWERS_FILE}`, { cwd: dataDir })
  return Object.fromEntries(
    files.map((file) => [file, openJournal<string>(join(dataDir, file)).keys().toSorted()]),
  )
}

test.for([
  {
    name: 'one process',
    ROLE: 'all',
    WEB_PROCESSES: 1,
    journals: { [ANSWERS_FILE]: ['.', 'web-1', 'web-2'] },
  },
  {
    name: 'two web processes and jobs',
    ROLE: 'all',
    WEB_PROCESSES: 2,
    journals: {
      [ANSWERS_FILE]: ['.'],
      [join('web-1', ANSWERS_FILE)]: ['web-1'],
      [join('web-2', ANSWERS_FILE)]: ['web-2'],
    },
  },
  {
    name: 'two web processes alone',
    ROLE: 'web',
    WEB_PROCESSES: 2,
    journals: { [join('web-1', ANSWERS_FILE)]: ['.', 'web-1'], [join('web-2', ANSWERS_FILE)]: ['web-2'] },
  },
] as const)(
  'to $name no supplier’s answer of an earlier start is lost',
  async ({ ROLE, WEB_PROCESSES, journals }) => {
    const dataDir = await folderLeftBy(['.', 'web-1', 'web-2'])
    await recoverAnswers(dataDir, { ROLE, WEB_PROCESSES })
    expect(answersIn(dataDir)).toEqual(journals)
    await recoverAnswers(dataDir, { ROLE, WEB_PROCESSES })
    expect(answersIn(dataDir)).toEqual(journals)
  },
)

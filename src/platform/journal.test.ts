import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openJournal } from './journal.ts'

function fileOf(name = 'answers.jsonl'): string {
  const dir = mkdtempSync(join(tmpdir(), 'rihla-journal-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return join(dir, 'deeper', name)
}

test('what is kept is there when the file is opened again, what was dropped is not, and the later of two answers counts', async () => {
  const file = fileOf()
  const journal = openJournal<string>(file)
  await Promise.all(['a', 'b', 'c'].map((key) => journal.record(key, `answer to ${key}`)))
  await journal.record('a', 'another answer')
  journal.drop('b')
  journal.drop('unknown')
  const again = openJournal<string>(file)
  expect(again.keys().toSorted()).toEqual(['a', 'c'])
  expect([again.find('a'), again.find('b'), again.find('c')]).toEqual(['another answer', null, 'answer to c'])
  await journal.close()
  await again.close()
})

test('an answer is in the file before anything else happens: a kill of the process leaves it there', async () => {
  const file = fileOf()
  const journal = openJournal<string>(file)
  const writing = journal.record('a', 'answer')
  expect(openJournal<string>(file).find('a')).toBe('answer')
  await writing
  await journal.close()
})

test('a line that a loss of power cut off is left out', async () => {
  const file = fileOf()
  const journal = openJournal<string>(file)
  await journal.record('a', 'answer')
  await journal.close()
  appendFileSync(file, '{"key":"b","answer":"hal')
  const again = openJournal<string>(file)
  expect(again.keys()).toEqual(['a'])
  await again.record('c', 'answer')
  expect(openJournal<string>(file).keys()).toEqual(['a', 'c'])
  await again.close()
})

test('the file does not grow with what was dropped', async () => {
  const file = fileOf()
  const journal = openJournal<string>(file)
  await journal.record('stays', 'answer')
  for (let at = 0; at < 300; at++) {
    await journal.record(`${at}`, 'x'.repeat(10_000))
    journal.drop(`${at}`)
  }
  expect(statSync(file).size).toBeLessThan(1_100_000)
  expect(openJournal<string>(file).keys()).toEqual(['stays'])
  expect(readFileSync(file, 'utf8')).toContain('stays')
  await journal.close()
})

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { VARIABLE_GROUPS } from '#src/config.ts'
import { textOf, unitOf } from './deploy-files.ts'
import { stepsOnOneMachine } from './readme-steps.ts'
import { compose, UNITS } from './started-processes.ts'

const README = textOf('README.md')
const BLOCKS = [...README.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text)
const COMMANDS = BLOCKS.join('\n')
const OURS = new Set(Object.values(VARIABLE_GROUPS).flatMap((group) => Object.keys(group)))

const all = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

test('every block of commands is one that a shell can read', () => {
  expect(BLOCKS.length).toBeGreaterThan(10)
  for (const input of BLOCKS) expect(spawnSync('bash', ['-n'], { input }).stderr.toString()).toBe('')
})

test('one machine is set up by steps, which npm run follow-deploy types in their order', () => {
  expect(stepsOnOneMachine().map(({ name }) => name)).toEqual([
    '',
    'Debian packages',
    'The release',
    'The database',
    'The settings',
    'The processes',
    'The proxy',
    'Updates',
    'Backups',
    'Backups',
  ])
})

test('every file of the release that a command names is there', () => {
  const mentioned = [
    ...all(COMMANDS, /\/opt\/rihla\/([\w./@-]+)/g),
    ...all(COMMANDS, /(?<![/\w-])(deploy\/[\w./-]+)/g),
    ...all(COMMANDS, / \.\.\/([\w./-]+\.example\.env)/g).map((file) => `deploy/${file}`),
  ]
  expect(mentioned.length).toBeGreaterThan(6)
  // Created by the commands, from the adjacent examples.
  const made = new Set(['deploy/kubernetes/base/secrets.env'])
  // A pattern, whose folder is there.
  const missing = mentioned.map((file) => file.replace(/\/[\w-]*-$/, '')).filter((file) => !existsSync(file))
  expect(missing.filter((file) => !made.has(file))).toEqual([])
})

test('what is started is a unit of the kit, and a service of compose.yaml', () => {
  const units = all(COMMANDS, /\b(rihla-[a-z]+(?:@\d+|\.timer)?)(?= |$)/gm).filter(
    (name) => !/^rihla-(token|web|restore)$/.test(name),
  )
  expect(units).toEqual(expect.arrayContaining(['rihla-migrate', 'rihla-jobs', 'rihla-backup']))
  for (const unit of units) {
    const file = unit.replace(/@\d+$/, '@')
    expect(existsSync(`deploy/systemd/${file.endsWith('.timer') ? file : `${file}.service`}`), unit).toBe(
      true,
    )
  }
  const ports = all(COMMANDS, /rihla-web@(\d+)/g)
  expect(ports.toSorted()).toEqual(
    UNITS.filter(({ file }) => file === 'rihla-web@.service')
      .map(({ instance }) => instance)
      .toSorted(),
  )
  const services = [
    ...all(COMMANDS, /--no-deps (\w+)/g),
    ...all(COMMANDS, /docker compose .* run --rm (\w+)/g),
  ]
  expect(Object.keys(compose().services)).toEqual(expect.arrayContaining(services))
})

test('every script that it or a unit runs is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(all(README, /npm run ([\w:-]+)/g)))
  const started = [
    ...UNITS.flatMap(({ file }) => unitOf(file).get('ExecStart') ?? []),
    ...Object.values(compose().services).map(({ command = [], entrypoint = [] }) =>
      [...entrypoint, ...command].join(' '),
    ),
    textOf('backup.sh'),
    textOf('kubernetes/base/restore.yaml'),
    textOf('kubernetes/base/migrate.yaml'),
    textOf('docker/Dockerfile'),
  ].flatMap((text) => all(text, /\b(src\/[\w-]+\.ts)/g))
  expect([...new Set(started)].toSorted()).toEqual([
    'src/backup.ts',
    'src/main.ts',
    'src/migrate.ts',
    'src/restore.ts',
  ])
  for (const file of started) expect(existsSync(file), file).toBe(true)
})

test('every variable that it speaks of is ours', () => {
  const spoken = all(README.replaceAll(/^```[\s\S]*?^```$/gm, ''), /`([A-Z]+(?:_[A-Z]+)*_[A-Z]+)\b/g)
  expect(spoken.length).toBeGreaterThan(5)
  expect(spoken.filter((name) => !OURS.has(name))).toEqual([])
  // Those that a command writes into the settings.
  expect(all(COMMANDS, /\^([A-Z_]+)=/g).filter((name) => !OURS.has(name))).toEqual([])
})

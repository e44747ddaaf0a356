import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { parseAllDocuments } from 'yaml'

export type Environment = Record<string, string>

const DEPLOY = resolve(import.meta.dirname, '..', '..', '..', 'deploy')

/** A file of the deploy kit. */
export function textOf(file: string): string {
  return readFileSync(join(DEPLOY, file), 'utf8')
}

/** The documents of a YAML file, with its anchors and merges resolved. */
export function yamlOf<Document>(file: string): Document[] {
  return parseAllDocuments(textOf(file), { merge: true }).map((document) => {
    const [error] = [...document.errors, ...document.warnings]
    if (error) throw new Error(`${file}: ${error.message}`)
    return document.toJS() as Document
  })
}

/** The lines of an env file, which systemd, Compose and kustomize each read in their own way. */
export function envOf(file: string): Environment {
  return parseEnv(textOf(file)) as Environment
}

/** The directives of a unit by name; each may be there several times. */
export function unitOf(file: string): ReadonlyMap<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const line of textOf(`systemd/${file}`).split('\n')) {
    const [, name, value] = /^([A-Z]\w+)=(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined)
      directives.set(name, [...(directives.get(name) ?? []), value])
  }
  return directives
}

/** Reads the environment of a unit's processes; `%i` is the instance. */
export function unitEnvironment(file: string, instance: string): Environment {
  const lines = unitOf(file).get('Environment') ?? []
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line
        .replace(/^"(.*)"$/, '$1')
        .replaceAll('%i', instance)
        .split('=')
      return [name, value.join('=')]
    }),
  )
}

/** The variables that the image sets. */
export function imageEnvironment(): Environment {
  const lines = textOf('docker/Dockerfile').replaceAll('\\\n', ' ').split('\n')
  const set = lines.filter((line) => line.startsWith('ENV ')).join(' ')
  return Object.fromEntries(
    [...set.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)].map(([, name = '', quoted, plain]) => [
      name,
      quoted ?? plain ?? '',
    ]),
  )
}

/** Seconds of a time such as `60s`, `2m` or `90`. */
export function secondsOf(time: string | number | undefined): number {
  const [, number, unit = 's'] = /^(\d+(?:\.\d+)?)(ms|s|m|min|h)?$/.exec(`${time}`) ?? []
  const seconds = { ms: 0.001, s: 1, m: 60, min: 60, h: 3600 }[unit]
  if (number === undefined || seconds === undefined) throw new Error(`${time} is no time`)
  return Number(number) * seconds
}

/** The database cannot be reached just now, or did not say whether it did what it was asked; a caller may try again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    super('the database is not available', { cause })
  }
}

/** No connection was made: nothing was sent. */
export class NotConnected extends Error {
  constructor(cause: unknown) {
    super('no connection to the database', { cause })
  }
}

/** The connection was lost while a commit was under way. `mark` names it, null for one that wrote nothing. */
export class CommitUnknown extends Error {
  readonly mark: string | null
  constructor(mark: string | null, cause: unknown) {
    super('the answer to a commit was lost', { cause })
    this.mark = mark
  }
}

const LOST_CODES: ReadonlySet<string> = new Set([
  // SQLSTATE: admin shutdown, crash shutdown, cannot connect now, too many connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // The system's: ENOENT is a Unix socket whose server is away.
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'EAI_AGAIN',
])
/** What pg says where there is no code. */
const LOST_WORDS = /^Connection (?:terminated|ended)|not queryable$|connection has been discarded$/
const NOT_SENT_WORDS = /not queryable$|connection has been discarded$/
const TIMEOUT_WORDS = /timeout exceeded when trying to connect|due to connection timeout$|^timeout expired$/

/** Serialization failure and deadlock: the database undid the transaction, and it may be run again. */
const CONFLICT_CODES: ReadonlySet<string> = new Set(['40001', '40P01'])

/** The connection broke. Whether the last statement was done is another question. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error)
  if (isTimeout(error)) return false
  return LOST_CODES.has(code) || code.startsWith('08') || LOST_WORDS.test(wordsOf(error))
}

/** A limit of time ran out: the database is frozen, or it has no free connection. Waiting longer is no use. */
export function isTimeout(error: unknown): boolean {
  return codeOf(error) === 'ETIMEDOUT' || TIMEOUT_WORDS.test(wordsOf(error))
}

export function isConflict(error: unknown): boolean {
  return CONFLICT_CODES.has(codeOf(error))
}

/**
 * A statement of its own that surely was not done: the database said that it ended the session before the statement
 * did (a cut connection says nothing of the kind), or the statement was not sent at all.
 */
export function wasNotDone(error: unknown): boolean {
  return isConflict(error) || codeOf(error) === '57P01' || NOT_SENT_WORDS.test(wordsOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}

/** The database is unreachable, or the outcome of a statement is unknown; the caller may retry. */
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

/** The connection was lost during a commit. `mark` identifies the transaction, null for one that wrote nothing. */
export class CommitUnknown extends Error {
  readonly mark: string | null
  constructor(mark: string | null, cause: unknown) {
    super('the answer to a commit was lost', { cause })
    this.mark = mark
  }
}

/** SQLSTATE read-only transaction: the server has become a standby, and another is the primary. */
const READ_ONLY = '25006'

const LOST_CODES: ReadonlySet<string> = new Set([
  READ_ONLY,
  // SQLSTATE: admin shutdown, crash shutdown, cannot connect now, too many connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // System errors: ENOENT is a Unix socket whose server is not running.
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'EAI_AGAIN',
])
/** Messages of pg errors without a code. */
const LOST_MESSAGE = /^Connection (?:terminated|ended)|not queryable$|connection has been discarded$/
const NOT_SENT_TEXTS = /not queryable$|connection has been discarded$/
const TIMEOUT_MESSAGE = /timeout exceeded when trying to connect|due to connection timeout$|^timeout expired$/

/** Serialization failure and deadlock: the database rolled the transaction back, and it may be retried. */
const CONFLICT_CODES: ReadonlySet<string> = new Set(['40001', '40P01'])

/** Returns true for PostgreSQL's SQLSTATE or the system's code of a full disk, anywhere in the chain of causes. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (codeOf(cause) === '53100' || codeOf(cause) === 'ENOSPC') return true
  return false
}

/** Returns true if the connection was lost. Whether the last statement was executed is unknown. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error)
  if (isTimeout(error)) return false
  return LOST_CODES.has(code) || code.startsWith('08') || LOST_MESSAGE.test(wordsOf(error))
}

/** Returns true if a standby rejected a write, which had no effect. */
export function isOfStandby(error: unknown): boolean {
  return codeOf(error) === READ_ONLY
}

/** Returns true for a timeout: the database is frozen, or no connection is free. Retrying does not help. */
export function isTimeout(error: unknown): boolean {
  return codeOf(error) === 'ETIMEDOUT' || TIMEOUT_MESSAGE.test(wordsOf(error))
}

export function isConflict(error: unknown): boolean {
  return CONFLICT_CODES.has(codeOf(error))
}

/**
 * Returns true if a statement outside a transaction was certainly not executed. It failed on a conflict, or was never
 * sent, or the database reported that it is a standby or terminated the session first. A lost connection proves
 * nothing.
 */
export function wasNotExecuted(error: unknown): boolean {
  const isRejected = codeOf(error) === '57P01' || isOfStandby(error)
  return isConflict(error) || isRejected || NOT_SENT_TEXTS.test(wordsOf(error))
}

/** Returns true for SQLSTATE undefined table or column: a replica that has not received a migration yet. */
export function isSchemaMissing(error: unknown): boolean {
  return codeOf(error) === '42P01' || codeOf(error) === '42703'
}

/** Returns the kind of constraint that a statement violated. */
export function brokenRule(error: unknown): 'unique' | 'reference' | null {
  const code = codeOf(error)
  if (code === '23505') return 'unique'
  // A reference to a missing row, or a row that is still referenced.
  return code === '23503' ? 'reference' : null
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}

import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readBooking } from './booked-rental.ts'
import type { BookedRental, SimulatedBooking } from './booked-rental.ts'

export type Book = ReturnType<typeof openBook>

const TABLES = `
  create table if not exists booking (
    sequence integer primary key,
    number text unique,
    reference text unique,
    status text not null,
    rental text not null
  ) strict;
  create table if not exists unit (
    station text, acriss text, date text, taken integer not null check (taken >= 0),
    primary key (station, acriss, date)
  ) strict, without rowid;`

/**
 * Opens the simulated supplier's records: its bookings, and the cars taken per station, class and date. Each change is
 * one transaction in a file, so that a car is never sold twice and a killed process loses nothing. `numberOf` creates
 * the supplier's number from a sequence number.
 */
export function openBook(file: string, numberOf: (sequence: number) => string) {
  mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file)
  db.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 5000;')
  db.exec(TABLES)
  const takeOne = db.prepare(`
    insert into unit (station, acriss, date, taken) select $station, $acriss, $date, 1 where $stock > 0
    on conflict do update set taken = taken + 1 where taken < $stock`)
  const releaseDay = db.prepare(
    'update unit set taken = taken - 1 where station = ? and acriss = ? and date = ? and taken > 0',
  )
  const takenAt = db.prepare(
    'select acriss, date, taken from unit where station = ? and date between ? and ?',
  )
  const byNumber = db.prepare('select * from booking where number = ?')
  const byReference = db.prepare('select * from booking where reference = ?')
  const everything = db.prepare('select * from booking order by sequence')
  const enterOne = db.prepare('insert into booking (reference, status, rental) values (?, ?, ?)')
  const nameOne = db.prepare('update booking set number = ? where sequence = ?')
  const changeOne = db.prepare('update booking set status = ?, rental = ? where number = ?')

  const find = (keys: {
    number?: string | undefined
    reference?: string | undefined
  }): SimulatedBooking | null => {
    const row = keys.number
      ? byNumber.get(keys.number)
      : keys.reference
        ? byReference.get(keys.reference)
        : undefined
    return row ? readBooking(row) : null
  }

  const take = (rental: BookedRental, stockOn: (date: string) => number): boolean =>
    rental.dates.every((date) => {
      const { station, acriss } = rental
      return takeOne.run({ station, acriss, date, stock: stockOn(date) }).changes === 1
    })

  const releaseAll = ({ rental }: SimulatedBooking): void => {
    for (const date of rental.dates) releaseDay.run(rental.station, rental.acriss, date)
  }

  const inOneTransaction = <Outcome extends string | { number: string }>(work: () => Outcome): Outcome => {
    db.exec('begin immediate')
    let succeeded = false
    try {
      const outcome = work()
      succeeded = typeof outcome === 'object'
      return outcome
    } finally {
      db.exec(succeeded ? 'commit' : 'rollback')
    }
  }

  return {
    find,

    list: (): SimulatedBooking[] => everything.all().map(readBooking),

    /** Returns the cars taken at a station: by class, then date. */
    taken(station: string, first: string, last: string): Map<string, Map<string, number>> {
      const taken = new Map<string, Map<string, number>>()
      for (const row of takenAt.all(station, first, last)) {
        const acriss = String(row['acriss'])
        const dates = taken.get(acriss) ?? new Map<string, number>()
        taken.set(acriss, dates.set(String(row['date']), Number(row['taken'])))
      }
      return taken
    },

    enter: (reference: string | null, rental: BookedRental, stockOn: (date: string) => number) =>
      inOneTransaction(() => {
        if (reference !== null && find({ reference })) return 'already_exists'
        if (!take(rental, stockOn)) return 'sold_out'
        const sequence = Number(enterOne.run(reference, 'booked', JSON.stringify(rental)).lastInsertRowid)
        const number = numberOf(sequence)
        nameOne.run(number, sequence)
        return { number }
      }),

    change: (number: string, rental: BookedRental, stockOn: (date: string) => number) =>
      inOneTransaction(() => {
        const before = find({ number })
        if (!before) return 'not_found'
        if (before.status === 'cancelled') return 'already_cancelled'
        releaseAll(before)
        if (!take(rental, stockOn)) return 'sold_out'
        changeOne.run('booked', JSON.stringify(rental), number)
        return { number }
      }),

    cancel: (number: string) =>
      inOneTransaction(() => {
        const before = find({ number })
        if (!before) return 'not_found'
        if (before.status === 'cancelled') return 'already_cancelled'
        releaseAll(before)
        changeOne.run('cancelled', JSON.stringify(before.rental), number)
        return { number }
      }),

    handOver: (number: string) =>
      inOneTransaction(() => {
        const before = find({ number })
        if (before?.status !== 'booked') return 'not_booked'
        changeOne.run('handed_over', JSON.stringify(before.rental), number)
        return { number }
      }),

    close(): void {
      if (db.isOpen) db.close()
    },
  }
}

import { useMemo } from 'react'
import type { StaffSearchResults, SearchHitKind } from '#domains/staff/find/find.contract.ts'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSettled } from '#ui/use-settled.ts'
import { linkTo, mayOpen, SECTION_NAMES } from '../sections.ts'
import { useFindQuery } from './find.api.ts'
import { FIND_ACTS, matchesName, readVerb, type FindAction } from './find-acts.ts'

/** A search result to open: a record if `found` is present, otherwise a page. */
export type FindItem = {
  key: string
  group: SearchHitKind | 'acts' | 'pages'
  name: string
  to: string
  found?: SearchHitItem & { kind: SearchHitKind }
}

/** Min length of a search for records. */
const MIN_LETTERS = 3
const MAX_PAGES = 4
const NOTHING: StaffSearchResults['groups'] = []

/** Search results for a text: pages by name, at once, and records with their actions. */
export function useFindItems(input: string, roles: readonly StaffRole[]) {
  const { t } = useTranslation('find')
  const { act, search } = useMemo(
    () => readVerb(input, (one) => t(`verbs.${one}`).split(/\s*[,،]\s*/)),
    [input, t],
  )
  const settled = useSettled(search)
  const skip = settled.length < MIN_LETTERS
  const { data, currentData, isError } = useFindQuery({ search: settled }, { skip })
  const isShort = search.length < MIN_LETTERS
  const isCurrent = !isShort && settled === search && currentData !== undefined
  const groups = isShort ? NOTHING : ((currentData ?? data)?.groups ?? NOTHING)

  const pages = act === null ? pagesByName(search) : []
  const items: FindItem[] = [...pages, ...groups.flatMap((group) => itemsOf(group, act))]
  return { items, isFirstReady: pages.length > 0 || isCurrent, status: statusOf() }

  function statusOf(): string {
    if (isShort) return t('type_more')
    if (isError) return t('failed')
    if (!isCurrent) return t('looking')
    if (items.length === 0) return t('nothing')
    return groups.some(({ more }) => more) ? t('more') : t('count', { count: items.length })
  }

  function pagesByName(part: string): FindItem[] {
    const found = SECTION_NAMES.filter((name) => mayOpen(roles, name))
      .map((name) => ({ key: name, group: 'pages' as const, name: t(`staff:nav.${name}`), to: linkTo(name) }))
      .filter(({ name }) => matchesName(name, part))
    return part === '' ? found : found.slice(0, MAX_PAGES)
  }

  function itemsOf(
    { kind, items: rows }: StaffSearchResults['groups'][number],
    action: FindAction | null,
  ): FindItem[] {
    const fits = action !== null && (FIND_ACTS[action] as readonly SearchHitKind[]).includes(kind)
    if (action !== null && !fits) return []
    return rows.map((row) => ({
      key: `${kind} ${row.id}`,
      group: action === null ? kind : 'acts',
      name: action === null ? row.name : t(`acts.${action}`, { reference: row.name }),
      to: linkToHit(kind, row, roles),
      found: { ...row, kind },
    }))
  }
}

type SearchHitItem = StaffSearchResults['groups'][number]['items'][number]

/** Returns the path of a record of each kind, for a member with these roles. */
const LINKS = {
  bookings: ({ id }) => `/staff/bookings/${id}`,
  trips: ({ id }) => `/staff/trips/${id}`,
  people: ({ id, text }, roles) =>
    mayOpen(roles, 'accounts')
      ? `/staff/accounts/${id}`
      : `/staff/bookings?search=${encodeURIComponent(text ?? '')}`,
  tasks: ({ id }) => `/staff/tasks/${id}`,
  enquiries: ({ id }) => `/staff/enquiries/${id}`,
  partners: ({ id }) => `/staff/partners/${id}`,
  companies: ({ id }, roles) =>
    mayOpen(roles, 'fleet') ? `/staff/fleet/companies/${id}` : `/staff/wallets/${id}`,
  coupons: ({ id }) => `/staff/coupons/${id}`,
  places: ({ name }) => `/staff/fleet/places?search=${encodeURIComponent(name)}`,
  margins: () => '/staff/suppliers/margins',
  content: ({ id }) => `/staff/content/${id}`,
} as const satisfies Record<SearchHitKind, (item: SearchHitItem, roles: readonly StaffRole[]) => string>

function linkToHit(kind: SearchHitKind, item: SearchHitItem, roles: readonly StaffRole[]): string {
  return LINKS[kind](item, roles)
}

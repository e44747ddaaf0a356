import {
  BanknoteArrowUp,
  BookOpenText,
  Bus,
  CalendarClock,
  CarFront,
  Handshake,
  History,
  KeyRound,
  Languages,
  ListChecks,
  type LucideIcon,
  Mails,
  MessageSquareText,
  Route,
  Ticket,
  UsersRound,
  WalletCards,
} from 'lucide-react'

/** Not in the list of sections: routes read that too, and bundling icons with it closes a circle of chunks. */
export const SECTION_ICONS = {
  book: BookOpenText,
  bus: Bus,
  calendar: CalendarClock,
  car: CarFront,
  checklist: ListChecks,
  handshake: Handshake,
  history: History,
  key: KeyRound,
  languages: Languages,
  mail: Mails,
  message: MessageSquareText,
  payout: BanknoteArrowUp,
  people: UsersRound,
  route: Route,
  ticket: Ticket,
  wallet: WalletCards,
} satisfies Record<string, LucideIcon>

export type SectionIcon = keyof typeof SECTION_ICONS

import type { LangId } from '#kernel/locale.ts'
import { table } from '#kernel/table.ts'

type DemoPerson = {
  at: 'falcon' | 'indus' | 'najd' | 'owner' | 'nowhere'
  /** Null: of no company. */
  as: 'admin' | 'supervisor' | 'traveller' | null
  name: string
  email: string
  /** A number reserved for fiction in North America; its sign-in codes appear in /smsbox. */
  mobile: string
  langId: LangId
  /** Null: signs in by a code alone. */
  password: string | null
  costCentre: string | null
}

/** People of trips; the README lists those with a password. */
export const DEMO_PEOPLE = table<DemoPerson>()(
  ['at', 'as', 'name', 'email', 'mobile', 'langId', 'password', 'costCentre'],
  [
    [
      'falcon',
      'admin',
      'Huda Al Mansoori',
      'huda@falcon.example',
      '+12025550111',
      2,
      'eleven wheels turning',
      null,
    ],
    [
      'falcon',
      'supervisor',
      'Omar Siddiqui',
      'omar@falcon.example',
      '+12025550112',
      1,
      'a desk beside the lift',
      null,
    ],
    [
      'falcon',
      'traveller',
      'Layla Haddad',
      'layla@falcon.example',
      '+12025550113',
      1,
      'window seat every time',
      'Sales',
    ],
    ['falcon', 'traveller', 'Rashid Omar', 'rashid@falcon.example', '+12025550114', 2, null, 'Projects'],
    ['indus', 'admin', 'Ananya Rao', 'ananya@indus.example', '+12025550121', 1, null, null],
    [
      'indus',
      'supervisor',
      'Vikram Iyer',
      'vikram@indus.example',
      '+12025550122',
      1,
      'monsoon before lunch',
      null,
    ],
    [
      'indus',
      'traveller',
      'Meera Nair',
      'meera@indus.example',
      '+12025550123',
      1,
      'second gear uphill',
      'Delivery',
    ],
    ['indus', 'traveller', 'Arjun Shetty', 'arjun@indus.example', '+12025550124', 1, null, 'Support'],
    ['najd', 'admin', 'سارة العتيبي', 'sara@najd.example', '+12025550131', 2, null, null],
    ['najd', 'supervisor', 'فهد القحطاني', 'fahd@najd.example', '+12025550132', 2, null, null],
    ['najd', 'traveller', 'نورة الشمري', 'noura@najd.example', '+12025550133', 2, null, 'Sites'],
    [
      'owner',
      null,
      'Khalid Al Balushi',
      'khalid@gulffleet.example',
      '+12025550141',
      2,
      'ninety cars and a goat',
      null,
    ],
    [
      'nowhere',
      null,
      'Sami Aziz',
      'sami@traveller.example',
      '+12025550151',
      1,
      'only a small suitcase',
      null,
    ],
  ],
)

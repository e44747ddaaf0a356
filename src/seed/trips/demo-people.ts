type Place =
  | { at: 'falcon' | 'indus' | 'najd'; as: 'admin' | 'supervisor' | 'traveller'; costCentre?: string }
  | { at: 'owner' | 'nowhere' }

type DemoPerson = Place & {
  name: string
  email: string
  /** From the numbers kept for fiction in North America: signs in by a code that is in /smsbox. */
  mobile: string
  /** Absent: signs in by a code alone. */
  password?: string
  langId: 1 | 2
}

/** People of trips; the README lists those with a password. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    at: 'falcon',
    as: 'admin',
    name: 'Huda Al Mansoori',
    email: 'huda@falcon.example',
    mobile: '+12025550111',
    password: 'eleven wheels turning',
    langId: 2,
  },
  {
    at: 'falcon',
    as: 'supervisor',
    name: 'Omar Siddiqui',
    email: 'omar@falcon.example',
    mobile: '+12025550112',
    password: 'a desk beside the lift',
    langId: 1,
  },
  {
    at: 'falcon',
    as: 'traveller',
    name: 'Layla Haddad',
    email: 'layla@falcon.example',
    mobile: '+12025550113',
    password: 'window seat every time',
    langId: 1,
    costCentre: 'Sales',
  },
  {
    at: 'falcon',
    as: 'traveller',
    name: 'Rashid Omar',
    email: 'rashid@falcon.example',
    mobile: '+12025550114',
    langId: 2,
    costCentre: 'Projects',
  },
  {
    at: 'indus',
    as: 'admin',
    name: 'Ananya Rao',
    email: 'ananya@indus.example',
    mobile: '+12025550121',
    langId: 1,
  },
  {
    at: 'indus',
    as: 'supervisor',
    name: 'Vikram Iyer',
    email: 'vikram@indus.example',
    mobile: '+12025550122',
    password: 'monsoon before lunch',
    langId: 1,
  },
  {
    at: 'indus',
    as: 'traveller',
    name: 'Meera Nair',
    email: 'meera@indus.example',
    mobile: '+12025550123',
    password: 'second gear uphill',
    langId: 1,
    costCentre: 'Delivery',
  },
  {
    at: 'indus',
    as: 'traveller',
    name: 'Arjun Shetty',
    email: 'arjun@indus.example',
    mobile: '+12025550124',
    langId: 1,
    costCentre: 'Support',
  },
  {
    at: 'najd',
    as: 'admin',
    name: 'سارة العتيبي',
    email: 'sara@najd.example',
    mobile: '+12025550131',
    langId: 2,
  },
  {
    at: 'najd',
    as: 'supervisor',
    name: 'فهد القحطاني',
    email: 'fahd@najd.example',
    mobile: '+12025550132',
    langId: 2,
  },
  {
    at: 'najd',
    as: 'traveller',
    name: 'نورة الشمري',
    email: 'noura@najd.example',
    mobile: '+12025550133',
    langId: 2,
    costCentre: 'Sites',
  },
  {
    at: 'owner',
    name: 'Khalid Al Balushi',
    email: 'khalid@gulffleet.example',
    mobile: '+12025550141',
    password: 'ninety cars and a goat',
    langId: 2,
  },
  {
    at: 'nowhere',
    name: 'Sami Aziz',
    email: 'sami@traveller.example',
    mobile: '+12025550151',
    password: 'only a small suitcase',
    langId: 1,
  },
]

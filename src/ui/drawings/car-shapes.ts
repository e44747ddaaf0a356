import type { BodyType } from '#kernel/acriss.ts'

/** Outlines of one side view, nose to the right, on a 320 × 136 sheet; the ground lies at y = 124. */
export type CarShape = {
  /** From the rear sill over the roof to the front sill; `sill` closes it below. */
  outline: string
  sill: { rear: number; front: number; y: number }
  wheels: { rear: number; front: number; radius: number }
  glass: string
  /** Body-coloured bars over the glass. */
  pillars: string
  /** Where doors and flaps part. */
  seams: string
  handles: string
  /** Top edge of the darker flank, from edge to edge. */
  crease: string
  headlamp: string
  taillamp: string
  /** A light streak over the glass. */
  shine?: string
  /** Rails, seats, a bed: what only this body has. */
  trim?: string
  seats?: string
  badge: { x: number; y: number }
}

export const CAR_SHAPES: Readonly<Record<BodyType, CarShape>> = {
  hatchback: {
    outline:
      'M50 108C44 101 43 88 47 78C50 68 58 52 68 44C75 38 102 35 130 35C162 35 180 46 206 67C236 70 258 75 267 85C275 93 276 101 274 107Q273 112 268 112',
    sill: { rear: 54, front: 268, y: 112 },
    wheels: { rear: 88, front: 230, radius: 20 },
    glass: 'M64 67C67 57 73 49 80 46C92 42 110 41 130 41C154 41 168 50 191 68Z',
    pillars: 'M132 39L136 70M88 42L84 70',
    seams: 'M136 70L136 110M196 70C199 80 198 96 196 110M84 70C80 78 98 84 110 96',
    handles: 'M118 76H130M176 77H188',
    crease: 'M40 94C90 84 180 84 280 97V116H40Z',
    headlamp: 'M268 87C260 82 252 80 244 79C248 87 258 90 271 91Z',
    taillamp: 'M47 78C50 75 56 74 60 75C60 82 56 88 45 90C45 85 45 82 47 78Z',
    shine: 'M150 44L138 68H150L164 51Z',
    badge: { x: 168, y: 92 },
  },
  saloon: {
    outline:
      'M22 109C15 103 14 91 16 82C17 73 22 67 32 66L62 64C84 49 104 39 134 38C164 37 184 46 216 68C246 70 272 75 284 85C292 92 293 101 291 107Q290 112 285 112',
    sill: { rear: 26, front: 285, y: 112 },
    wheels: { rear: 78, front: 242, radius: 20 },
    glass: 'M78 65.500C94 53 110 45 134 44C160 44 176 52 200 68Z',
    pillars: 'M138 41L142 70M98 46L94 70',
    seams: 'M142 69V110M206 70C209 82 207 96 204 110M92 68C88 78 98 86 104 96M54 65L48 78',
    handles: 'M124 76H136M186 77H198',
    crease: 'M10 92C80 83 200 83 296 97V116H10Z',
    headlamp: 'M285 87C276 81 268 79 258 78C263 86 274 90 288 91Z',
    taillamp: 'M16 82C18 76 24 74 34 74C34 81 28 86 15 88Z',
    shine: 'M158 47L146 68H158L172 53Z',
    badge: { x: 174, y: 93 },
  },
  estate: {
    outline:
      'M22 109C15 102 15 86 18 76C21 63 30 48 40 42C47 38 90 36 132 37C164 37 184 46 216 68C246 70 272 75 284 85C292 92 293 101 291 107Q290 112 285 112',
    sill: { rear: 26, front: 285, y: 112 },
    wheels: { rear: 78, front: 242, radius: 20 },
    glass: 'M34 67C38 56 44 49 51 47C70 43.500 110 43 134 43C160 43 176 52 200 68Z',
    pillars: 'M138 40L142 70M86 40L82 70',
    seams: 'M142 69V110M206 70C209 82 207 96 204 110M82 69C80 76 92 82 102 94',
    handles: 'M124 76H136M186 77H198',
    crease: 'M10 92C80 83 200 83 296 97V116H10Z',
    headlamp: 'M285 87C276 81 268 79 258 78C263 86 274 90 288 91Z',
    taillamp: 'M18 76C22 70 27 69 32 70C33 79 28 86 16 88C16 83 17 80 18 76Z',
    shine: 'M158 46L146 68H158L172 53Z',
    trim: 'M52 38C54 33 58 33 62 33H142C148 33 154 35 160 39',
    badge: { x: 174, y: 93 },
  },
  suv: {
    outline:
      'M36 104C28 96 28 78 31 67C35 52 43 36 52 30C60 25 98 23 134 24C166 25 180 34 208 57C240 59 268 64 280 74C289 82 291 95 289 102Q288 107 283 107',
    sill: { rear: 40, front: 283, y: 107 },
    wheels: { rear: 84, front: 240, radius: 23 },
    glass: 'M46 58C49 48 54 40 61 36C74 32 104 31 132 31C158 31 172 39 193 58Z',
    pillars: 'M134 28L138 60M84 28L80 60',
    seams: 'M138 58V104M199 60C202 72 200 90 198 104M80 58C77 66 96 74 106 86',
    handles: 'M120 66H132M180 67H192',
    crease: 'M20 84C90 75 190 75 296 88V112H20Z',
    headlamp: 'M281 76C273 71 264 69 254 68C258 77 270 80 285 81Z',
    taillamp: 'M31 67C35 61 40 60 45 61C46 71 41 78 29 80C29 75 30 71 31 67Z',
    shine: 'M154 34L142 58H154L168 41Z',
    trim: 'M60 27C62 21 66 21 70 21H146C152 21 158 23 164 28',
    badge: { x: 168, y: 84 },
  },
  people_carrier: {
    outline:
      'M24 109C17 101 17 78 20 65C23 49 28 36 36 30C45 24 100 22 150 22C188 22 206 34 242 63C268 66 286 74 294 86C300 95 300 103 298 108Q297 112 292 112',
    sill: { rear: 28, front: 292, y: 112 },
    wheels: { rear: 78, front: 250, radius: 20 },
    glass: 'M34 62C36 50 40 39 47 35C60 30 110 29 150 29C180 29 196 40 226 64Z',
    pillars: 'M96 25L96 66M156 25L160 66M204 40L198 66',
    seams: 'M96 64V110M160 64V110M216 66C219 80 218 98 216 110M30 76H96',
    handles: 'M104 74H116M168 75H180',
    crease: 'M10 92C90 82 210 83 304 98V116H10Z',
    headlamp: 'M293 87C284 80 275 77 264 75C269 85 281 90 297 92Z',
    taillamp: 'M20 65C23 60 27 59 31 60C32 72 28 82 18 84C18 77 18 71 20 65Z',
    shine: 'M126 31L112 63H126L140 31Z',
    badge: { x: 188, y: 92 },
  },
  van: {
    outline:
      'M18 109C11 103 10 40 12 24C13 14 18 10 28 10L204 9C226 9 236 16 250 34L272 61C290 65 302 72 306 82C311 92 311 102 309 108Q308 112 303 112',
    sill: { rear: 22, front: 303, y: 112 },
    wheels: { rear: 70, front: 260, radius: 21 },
    glass: 'M206 60V26Q206 19 213 19H216C228 19 233 24 241 34L261 60Z',
    pillars: 'M226 16L226 62',
    seams: 'M198 14V110M122 14V110M12 66H116M128 66H192M264 63C270 76 268 90 250 84',
    handles: 'M180 72H194M204 68H216',
    crease: 'M6 90C90 82 220 82 316 96V116H6Z',
    headlamp: 'M305 82C298 75 290 72 282 71C285 81 294 86 308 88Z',
    taillamp: 'M11 66H18V86H11Z',
    shine: 'M234 32L230 60H240L247 42Z',
    badge: { x: 160, y: 42 },
  },
  convertible: {
    outline:
      'M40 108C33 101 33 90 37 80C40 72 52 68 72 67L100 65C110 64 116 68 122 71L198 70C236 70 264 75 276 85C285 92 286 101 284 107Q283 112 278 112',
    sill: { rear: 44, front: 278, y: 112 },
    wheels: { rear: 86, front: 236, radius: 20 },
    glass: 'M178 45L181 44L209 71H200Z',
    pillars: 'M179 44L207 70',
    seams: 'M134 71C132 84 134 98 138 110M202 71C205 82 204 96 202 110M52 72L60 68',
    handles: 'M142 78H154',
    crease: 'M30 93C90 84 200 84 292 97V116H30Z',
    headlamp: 'M277 87C269 81 260 79 250 78C255 86 266 90 280 91Z',
    taillamp: 'M37 80C40 75 47 74 56 74C55 81 48 86 35 88Z',
    trim: 'M188 69L183 63',
    seats:
      'M112 72C110 62 112 56 118 55C123 55 125 60 127 72ZM150 72C148 60 150 52 157 51C163 51 165 58 168 72ZM74 67C84 60 98 58 108 63L110 68Z',
    badge: { x: 168, y: 92 },
  },
  coupe: {
    outline:
      'M32 109C25 103 25 92 27 83C28 75 33 70 42 68L54 66C80 51 110 42 140 42C168 42 188 51 218 70C248 71 274 76 285 86C292 93 293 101 291 107Q290 112 285 112',
    sill: { rear: 36, front: 285, y: 112 },
    wheels: { rear: 82, front: 242, radius: 21 },
    glass: 'M84 66C102 54 120 48.500 140 48C164 48 180 56 202 70Z',
    pillars: 'M122 46L112 72',
    seams: 'M124 70C120 84 124 98 130 110M208 72C211 84 209 98 206 110M30 74L52 67',
    handles: 'M134 78H147',
    crease: 'M18 94C80 84 200 84 298 98V116H18Z',
    headlamp: 'M286 88C276 82 266 80 256 80C262 87 274 91 289 92Z',
    taillamp: 'M27 83C29 78 36 76 48 76C47 82 40 87 26 88Z',
    shine: 'M162 51L148 70H160L175 57Z',
    badge: { x: 168, y: 94 },
  },
  pickup: {
    outline:
      'M16 104L10 96V70Q10 64 16 64H116C118 50 121 38 127 33C133 28 160 27 184 28C202 29 212 40 230 60C264 62 290 67 301 77C308 85 309 96 307 102Q306 107 300 107',
    sill: { rear: 22, front: 300, y: 107 },
    wheels: { rear: 70, front: 256, radius: 23 },
    glass: 'M126 60C128 48 131 40 135 37C142 33.500 162 33 182 34C196 35 204 44 217 60Z',
    pillars: 'M170 30L172 62',
    seams: 'M117 64V104M172 60V104M222 62C225 74 224 92 222 104M10 74H117',
    handles: 'M156 68H168M204 69H216',
    crease: 'M4 86C90 79 210 78 314 92V112H4Z',
    headlamp: 'M302 79C294 73 285 71 275 70C279 79 291 83 306 84Z',
    taillamp: 'M10 70H17V88H10Z',
    shine: 'M186 37L178 60H188L198 45Z',
    trim: 'M116 58H96L92 64',
    badge: { x: 196, y: 86 },
  },
}

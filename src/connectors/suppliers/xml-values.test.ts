import { expect, test } from 'vitest'
import { readCount, readDecimal, readFlag } from './xml-values.ts'

test.for([
  ['true', true],
  ['1', true],
  ['Y', true],
  ['Yes', true],
  [' true\n', true],
  ['TRUE', true],
  ['false', false],
  ['0', false],
  ['N', false],
  ['no', false],
  ['', null],
  ['2', null],
  ['maybe', null],
  ['truefalse', null],
  ['00', null],
] as const)('a flag "%s" is %s', ([text, flag]) => {
  expect(readFlag(text)).toBe(flag)
})

test.for([
  ['600', 600],
  ['+25.2048', 25.2048],
  ['-8.03', -8.03],
  [' 12.50 ', 12.5],
  ['.5', 0.5],
  ['5.', 5],
  ['1,5', null],
  ['1e3', null],
  ['0x10', null],
  ['1 000', null],
  ['Infinity', null],
  ['--1', null],
  ['', null],
  [' ', null],
  ['٦', null],
] as const)('a decimal "%s" is %s', ([text, value]) => {
  expect(readDecimal(text)).toBe(value)
})

test.for([
  ['4', 4],
  ['600.00', 600],
  ['4.5', null],
  ['-1', null],
  ['-0', 0],
  ['1.500,00', null],
  ['100000', null],
] as const)('a count "%s" is %s', ([text, value]) => {
  expect(readCount(text)).toBe(value)
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { externalPackages } from './externalPackages.ts'

it('External packages are installed where only production packages are', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...externalPackages]))
})

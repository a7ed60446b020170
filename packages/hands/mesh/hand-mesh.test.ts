import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openHand } from '../hand-poses.fixture.ts'
import { distance } from '../vector.ts'
import { parseGlb } from './glb.ts'
import { handMesh } from './hand-mesh.ts'
import { restingSkin, skinFaces, skinInPose, skinPointCount } from './skin.ts'

const file = readFileSync(new URL('../right.glb', import.meta.url))

test('right.glb is the model of @webxr-input-profiles/assets 1.0.20, with its licence beside it', () => {
  expect(createHash('sha256').update(file).digest('hex')).toBe(
    '291790c14f7f88a7f9bd35330c47392ed8e8d395ae6728f4bb7089f1bc1f2b96',
  )
  const licence = readFileSync(new URL('../LICENSE-right.glb.txt', import.meta.url), 'utf8')
  expect(licence).toContain('Copyright (c) 2019 Amazon')
})

test('another file is rejected', () => {
  expect(() => parseGlb(new Uint8Array(64))).toThrow('not a glTF binary')
})

describe('the mesh of the hand', () => {
  const at = (name: string) => handMesh.joints.find((joint) => joint.name === name)?.at ?? [0, 0, 0]

  test('has 25 joints; the wrist at 0, fingers up, the thumb to the right', () => {
    expect(handMesh.joints).toHaveLength(25)
    expect(distance(at('wrist'), [0, 0, 0])).toBe(0)
    expect(at('middle-finger-tip')[1]).toBeGreaterThan(150)
    expect(at('thumb-tip')[0]).toBeGreaterThan(50)
  })

  test.each([
    ['the mesh', handMesh.faces],
    ['the smooth skin', skinFaces],
  ])('is closed: %s', (_, faces) => {
    const next = (corner: number) => (corner % 3 === 2 ? corner - 2 : corner + 1)
    const edges = new Set(Array.from(faces, (point, corner) => `${point} ${faces[next(corner)]}`))
    expect(edges.size).toBe(faces.length)
    expect([...edges].filter((edge) => !edges.has(edge.split(' ').reverse().join(' ')))).toEqual([])
  })

  test('has weights that sum to 1', () => {
    for (const shares of handMesh.shares)
      expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })
})

test('the skin in a pose has all points of the resting skin', () => {
  const skin = skinInPose(openHand)
  expect(skin).toHaveLength(3 * skinPointCount)
  expect(skin).toHaveLength(restingSkin.length)
  expect(skin.every(Number.isFinite)).toBe(true)
})

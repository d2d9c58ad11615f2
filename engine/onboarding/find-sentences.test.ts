import { expect, test } from 'vitest'
import { findSentences } from '#engine/onboarding/find-sentences.ts'

const leaflet = `HOLLOW LANE BOATYARD

We repair wooden boats and build small dinghies. If you're new to sailing, come and
watch for a morning.
They feel cheated.

- Unlike the big marinas we send a photo every Friday.
We repair wooden boats and build small dinghies.
Home Shop Contact
© Hollow Lane. All rights reserved. www.hollow-lane.example`

test('finds each sentence once, verbatim and in order; leaves out headings, menus and small print', () => {
  expect(findSentences(leaflet)).toEqual([
    'We repair wooden boats and build small dinghies.',
    "If you're new to sailing, come and watch for a morning.",
    'They feel cheated.',
    'Unlike the big marinas we send a photo every Friday.',
  ])
  expect(findSentences('')).toEqual([])
})

import { expect, test } from 'vitest'
import { findAnswers } from '#engine/onboarding/find-answers.ts'

const leaflet = `HOLLOW LANE BOATYARD

We repair wooden boats and build small dinghies. If you're new to sailing, come and
watch for a morning.
Owners are tired of yards that never ring back!

- Unlike the big marinas we send a photo every Friday.
- Open weekdays, nine until five

This year we want to take on two apprentices.
© Hollow Lane. All rights reserved. www.hollow-lane.example`

test('sentences stand word for word beside the question that they plainly answer', () => {
  expect(findAnswers(leaflet)).toEqual([
    { text: 'We repair wooden boats and build small dinghies.', field: 'productsServices' },
    { text: "If you're new to sailing, come and watch for a morning.", field: 'idealClientDescription' },
    { text: 'Owners are tired of yards that never ring back!', field: 'customerPainPoints' },
    { text: 'Unlike the big marinas we send a photo every Friday.', field: 'competitiveDifferentiator' },
    { text: 'This year we want to take on two apprentices.', field: 'primaryGoal' },
    { text: 'Open weekdays, nine until five', field: null },
  ])
})

test('a sentence that could answer two questions is left for the owner to place, and none is offered twice', () => {
  const text = 'We sell kites, unlike the arcade. We sell kites, unlike the arcade.'
  expect(findAnswers(text)).toEqual([{ text: 'We sell kites, unlike the arcade.', field: null }])
  expect(findAnswers('')).toEqual([])
  expect(findAnswers('Home\nShop\nContact us')).toEqual([])
})

/**
 * The archetype wheel as a radio group: choose one of the twelve to read how such a brand speaks. Works without a
 * script.
 */
import { makeEmptyStanding } from '#contract/plain/archetype-standing.ts'
import { type ArchetypeId, archetypeIds, archetypes } from '#contract/plain/archetypes.ts'
import { layOutWheel, wheelMeasures } from '#drawing/archetype-wheel.ts'
import { GlyphArt } from '#web/brand/showing/archetype-glyph.tsx'
import { Rim, Ring } from '#web/brand/showing/archetype-wheel.tsx'
import { sealOutline } from '#web/ui/seal.tsx'

const { centre } = wheelMeasures

const voices: Readonly<Record<ArchetypeId, string>> = {
  innocent: 'Let’s keep one thing simple today.',
  explorer: 'There’s more coast than map. Come and see.',
  sage: 'Ask me the question behind the question.',
  hero: 'You have one more in you. Go.',
  outlaw: 'Who wrote that rule, and why are you keeping it?',
  magician: 'Close your eyes. Now picture it finished.',
  regular: 'Pull up a chair. The kettle’s on.',
  lover: 'I remembered how you take it.',
  jester: 'Serious work. Straight face optional.',
  caregiver: 'You look after them. I’ll look after you.',
  ruler: 'Leave it with me. It will be right.',
  creator: 'It didn’t exist this morning.',
}

/** An invented result, drawn on the wheel; it is turned so that its leading archetype is the selected one. */
const standing = makeEmptyStanding()
const { segments, spokes } = layOutWheel({
  ...standing,
  tally: {
    ...standing.tally,
    innocent: 14,
    explorer: 5,
    sage: 2,
    hero: 1,
    regular: 2,
    caregiver: 3,
    ruler: 1,
    creator: 7,
  },
})

function Rose() {
  return (
    <g className="rose">
      {segments.map(({ id, marks }) => (
        <g key={id} className={id === 'innocent' ? 'mk first' : id === 'creator' ? 'mk second' : 'mk'}>
          {marks.map(({ x, y }) => (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              r={id === 'innocent' ? wheelMeasures.mark.first : wheelMeasures.mark.other}
            />
          ))}
        </g>
      ))}
    </g>
  )
}

function SealOfAll() {
  const { radius, ring, glyph } = wheelMeasures.seal
  return (
    <g className="waxmark">
      <path className="wax" d={sealOutline(centre, centre, radius)} stroke="none" />
      <circle className="waxring" cx={centre} cy={centre} r={ring} />
      {archetypeIds.map((id) => (
        <g key={id} className={`pressed at-${id}`}>
          <GlyphArt id={id} x={centre - glyph / 2} y={centre - glyph / 2} size={glyph} />
        </g>
      ))}
    </g>
  )
}

function Drawing() {
  return (
    <svg className="wheel" viewBox={`0 0 ${wheelMeasures.size} ${wheelMeasures.size}`} aria-hidden="true">
      <Rim segments={segments} />
      <Ring radius={wheelMeasures.cellOut} />
      {segments.map(({ id, cell, glyph }) => (
        <g key={id} className={`cell at-${id}`}>
          <path className="ground" d={cell} />
          <GlyphArt id={id} x={glyph.x} y={glyph.y} size={wheelMeasures.glyph} />
        </g>
      ))}
      <Ring radius={wheelMeasures.cellIn} />
      <Rose />
      <path className="rule" d={spokes} />
      <Ring radius={wheelMeasures.hub} />
      <SealOfAll />
    </svg>
  )
}

const percent = (units: number) => `${((units / wheelMeasures.size) * 100).toFixed(2)}%`

export function HeroWheel() {
  return (
    <form className="hero-wheel" aria-label="Hear the twelve archetypes">
      <div className="turn">
        <Drawing />
        <fieldset>
          <legend className="vh">Choose an archetype and read how a brand of its kind speaks</legend>
          {segments.map(({ id, glyph }) => (
            <label
              key={id}
              style={{
                left: percent(glyph.x + wheelMeasures.glyph / 2),
                top: percent(glyph.y + wheelMeasures.glyph / 2),
              }}
            >
              <input type="radio" name="voice" id={`v-${id}`} defaultChecked={id === 'explorer'} />
              <span className="vh">{archetypes[id].name}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className="voices" aria-live="polite">
        {archetypeIds.map((id) => (
          <p key={id} className={`at-${id}`}>
            <q className="says">{voices[id]}</q>
            <span className="small quiet">If your brand were {archetypes[id].name}. Choose another on the wheel.</span>
          </p>
        ))}
      </div>
    </form>
  )
}

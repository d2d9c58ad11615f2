/** The question of a category, with the instructions folded in. */
import { type Category, picksNeeded, wordsAdvised } from '#contract/brand.ts'
import { categoryTexts, splitHeading } from '#web/brand-attributes/category-texts.ts'
import { Icon } from '#web/ui/icon.tsx'

export function CategoryAsk({ category }: { category: Category }) {
  const { heading, advice } = categoryTexts[category]
  const { title, subtitle } = splitHeading(heading)
  return (
    <div className="ask">
      <h1>{title}</h1>
      <p className="lede">{subtitle}</p>
      <details className="instr">
        <summary>
          <Icon name="unfold" />
          Instructions
        </summary>
        <div>
          <div className="video">
            <b>Video Tutorial</b>
            <span className="cap">Coming Soon</span>
          </div>
          <p>
            {advice} Think of the adjectives that your community would use about the brand when you are not in the room.
            Do not judge them yet: {wordsAdvised} or more make choosing easy. Then keep {picksNeeded}, then one.
          </p>
        </div>
      </details>
    </div>
  )
}

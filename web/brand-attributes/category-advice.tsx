/** Advice on a category, collapsed below the words. */
import { type Category, picksPerCategory, wordsAdvised } from '#contract/plain/brand.ts'
import { categoryTexts } from '#web/brand-attributes/category-texts.ts'
import { Icon } from '#web/ui/icon.tsx'

export function CategoryAdvice({ category }: { category: Category }) {
  return (
    <details className="folded">
      <summary>
        <Icon name="unfold" />
        Instructions
      </summary>
      <div className="advice">
        <div className="video">
          <b>Video Tutorial</b>
          <span className="cap">Coming Soon</span>
        </div>
        <p>
          {categoryTexts[category].advice} Write them down as they come and judge them later. Your first{' '}
          {picksPerCategory} are picked as you add them. With {wordsAdvised} or more, it’s easy to swap one for a better
          one. Then choose your number one.
        </p>
      </div>
    </details>
  )
}

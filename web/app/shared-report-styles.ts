/** The styles of a shared report, which has no script; the build inlines them. */
import '#web/ui/fallback-faces.css'
import '#web/ui/tokens.css'
import '#web/ui/base.css'
import '#web/ui/parts.css'
import '#web/ui/plain-parts.css'
import '#web/app/public.css'
import '#web/brand-review/report.css'
import '#web/brand-review/judgments.css'

/** The styles of the help pages; the build inlines them. */
import '#web/ui/fallback-faces.css'
import '#web/ui/tokens.css'
import '#web/ui/base.css'
import '#web/ui/parts.css'
import '#web/ui/plain-parts.css'
import '#web/app/public.css'
import '#web/help/help.css'

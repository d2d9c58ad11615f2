/** The styles of the help; the build inlines what comes of it. */
import '#web/ui/fallback-faces.css'
import '#web/ui/tokens.css'
import '#web/ui/base.css'
import '#web/app/public.css'
import '#web/help/help.css'

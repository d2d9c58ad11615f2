/** The styles of the signed-in screens. Imported before any screen, as the order of the layers is set here. */
import '#web/ui/fallback-faces.css'
import '#web/ui/tokens.css'
import '#web/ui/base.css'
import '#web/ui/parts.css'
import '#web/ui/app-parts.css'
import '#web/app/frame.css'
import '#web/toolkit/dashboard.css'

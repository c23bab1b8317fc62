"""The Qt application: what a biologist sees of Swathe."""

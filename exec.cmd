@rem What a POSIX shell knows: scripts of package.json that stay begin with it, so that a signal reaches the program itself.
@%*

/** Words of today that dictionaries lack, and that are near to words which they have: in any of their forms. */
export const ownWords: Readonly<Record<string, RegExp>> = {
  de: /^(?:aus|ein|um|ab|an)?ge(?:check|cod|commit|debug|download|fork|klon|lik|logg|mail|merg|patch|post|push|quot|rout|scann|stream|updat)|^(?:aus|ein|um|ab|an)zu(?:check|code|logg|scann)|^wieviel$|^(?:ge)?render(?:[nt]|st|te|ten|bar)?$/i,
  // Also what is written small on purpose: brands, commands.
  en: /^(?:adidas|afterwards|ansible|apache|callsite|cummings|curl|debian|docker|emacs|fedora|fifo|firefox|hardlink|homebrew|implementor|jenkins|jetpack|jira|kafka|lang|libc|lintcheck|linux|markdown|nginx|perl|pointee|postgres|proc|ptr|python|redis|refcount|rewriter|ruby|rustc|rustdoc|rvalue|scrutinee|sudo|ubuntu|undecorated|unsi[sz](?:ed|e|ing)|unix|wordpress)s?$/i,
  es: /^(?:vámonos$|bloguear|cliquear|guaguas?$|paltas?$|porfa$|postgres|rapear|resetear|sobreescri|subclave|tupla|uber$)/i,
  fr: /^(?:artéfacts?|e?mails?)$/i,
  it: /^(?:preoccupà$|precaric|repository|sied[aeio])/i,
  pt: /^(?:avatares|con[cs]erteza|booleano|fifo)/i,
};

/** Words of computing that texts of any language have, and that dictionaries lack. */
export const terms =
  /^(?:allocator|args|argc|argv|arch|atime|autocomplete|backend|backport|bitmap|bitrate|blob|boolean|bootloader|breakpoint|buildpack|bytecode|callback|changelog|charset|checkbox|checksum|chmod|chown|chroot|codec|commit|config|coproc|cron|crontab|cstime|ctime|cutime|daemon|datagram|dataset|debian|debugger|depends|devops|diff|distro|dropdown|elif|endian|endpoint|enum|escape|exec|failover|fallback|firewall|firmware|fork|framework|frontend|getter|glob|grep|handler|hash|hashe|heap|hostname|index|hotfix|inode|init|inline|integer|iterator|kernel|keyring|keyserver|lemma|linker|linter|linux|localhost|locale|lockfile|logfile|login|logout|lookup|loopback|makefile|malloc|mbox|merge|metadata|middleware|mixin|mkdir|modeline|mtime|multicast|mutex|namespace|netmask|netstat|nullable|offline|online|opcode|overflow|parser|patch|payload|perl|pipeline|pixmap|plugin|plugins|popup|preload|prefetch|printf|promisc|proxie|proxy|pull|push|query|querie|queue|readline|rebase|redirect|refactor|regex|regexp|registry|release|renderer|repo|repository|rollback|rootkit|router|runtime|sandbox|scheduler|schema|scroll|setter|setuid|shebang|shell|slocate|slug|snapshot|socket|spool|stack|stash|stderr|stdin|stdout|sticky|stime|string|struct|stub|subdomain|subnet|subshell|substring|swap|symlink|syslog|tarball|tester|thenable|thread|timeout|timestamp|token|toolchain|toolkit|tooltip|tree|trigger|truncate|tuple|unicast|unicode|unix|upload|uptime|username|utime|uuid|viewport|wallpaper|watchdog|webhook|whitespace|widget|wildcard|wrapper|xattr)s?$/i;
